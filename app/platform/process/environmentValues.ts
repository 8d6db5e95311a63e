import { z } from "zod";
import { readStorageUrl } from "../storage/storageUrl";
import { readPlain, workaroundNames } from "../workarounds/workarounds";

/** Schemas of the values that environment variables may have; a message follows the name of the variable. */

const isUrl = (raw: string, protocols: string[]) => URL.canParse(raw) && protocols.includes(new URL(raw).protocol);

export const urlValue = (protocols: string[]) =>
  z.string().refine((raw) => isUrl(raw, protocols), {
    message: `must be a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });

export const gatewayUrlValue = z.string().refine((raw) => raw === "trial" || isUrl(raw, ["http:", "https:"]), {
  message: "must be a URL starting with http:// or https://, or the word trial",
});

export const wholeNumberValue = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${lowest} to ${highest}`)
    .transform(Number)
    .refine((number) => number >= lowest && number <= highest, `must be a whole number from ${lowest} to ${highest}`);

export const plainValue = z.string().transform((raw, context) => {
  const names = readPlain(raw);
  if (names) return names;
  context.addIssue({ code: "custom", message: `must be 1 or some of ${workaroundNames.join(",")}` });
  return z.NEVER;
});

export const storageUrlValue = z.string().transform((raw, context) => {
  const storage = readStorageUrl(raw);
  if (storage) return storage;
  context.addIssue({
    code: "custom",
    message: "must be https://<access key>:<secret key>@<host>/<bucket>?region=<region>",
  });
  return z.NEVER;
});
