import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

export type Usage = {
  /** Processor time in user and system mode since the processes started, ms. */
  cpuMs: number;
  /** Resident memory, bytes. */
  memoryBytes: number;
};

/** Usage of all processes of a family together, and of the largest one. */
type FamilyUsage = Usage & { processes: number; largestBytes: number };

type Process = Usage & { pid: number; parentPid: number };

const hasProc = existsSync("/proc/self/stat");

export const usageSource = hasProc ? "/proc/<pid>/stat, server and children" : "ps, server and children";

/** Returns the usage of a process and all its descendants, by the system's own accounting (steps of 10 ms). */
export function usageOf(pid: number): FamilyUsage {
  const all = hasProc
    ? fromProc()
    : fromPs(execFileSync("ps", ["-axo", "pid=,ppid=,time=,rss="], { encoding: "utf8" }));
  const family = withDescendants(pid, all);
  return {
    cpuMs: family.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    memoryBytes: family.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0),
    processes: family.length,
    largestBytes: Math.max(...family.map(({ memoryBytes }) => memoryBytes)),
  };
}

function withDescendants(pid: number, all: Process[]): Process[] {
  const children = all.filter(({ parentPid }) => parentPid === pid);
  return [
    ...all.filter((listed) => listed.pid === pid),
    ...children.flatMap((child) => withDescendants(child.pid, all)),
  ];
}

function fromProc(): Process[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      return [statOf(Number(pid), readFileSync(`/proc/${pid}/stat`, "utf8"))];
    } catch {
      return []; // the process has ended meanwhile
    }
  });
}

/** USER_HZ is 100 and a page 4 KiB on every common Linux machine. */
const tickMs = 10;
const pageBytes = 4096;

/** Parses a line of proc(5): the name in brackets may hold anything; utime, stime and rss are fields 14, 15 and 24. */
function statOf(pid: number, stat: string): Process {
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const field = (number: number) => fields[number - 3] ?? 0;
  return {
    pid,
    parentPid: field(4),
    cpuMs: (field(14) + field(15)) * tickMs,
    memoryBytes: field(24) * pageBytes,
  };
}

/** Parses lines such as `417 1 1:02.35 83400`: macOS writes time as minutes and seconds, memory is in KiB. */
function fromPs(output: string): Process[] {
  return output
    .trim()
    .split("\n")
    .map((line) => {
      const [pid = "", parentPid = "", time = "", memory = ""] = line.trim().split(/\s+/);
      const seconds = time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number(part), 0);
      return {
        pid: Number(pid),
        parentPid: Number(parentPid),
        cpuMs: seconds * 1000,
        memoryBytes: Number(memory) * 1024,
      };
    });
}
