import { hasDevelopmentPackages, runBuilt, runSource } from "./run.js";

// The source of the start builds what has changed; the built one opens what is there.
if (hasDevelopmentPackages()) await runSource("start");
else await runBuilt("start");
