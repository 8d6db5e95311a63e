import { z } from "zod";

import type { CompanyRecord } from "../customer";

const optionalText = z.string().nullish();
const optionalNumber = z.union([z.number(), z.string()]).nullish();

const aresSeat = z.object({
  nazevUlice: optionalText,
  cisloDomovni: optionalNumber,
  cisloOrientacni: optionalNumber,
  cisloOrientacniPismeno: optionalText,
  nazevObce: optionalText,
  nazevCastiObce: optionalText,
  psc: optionalNumber,
  kodStatu: optionalText,
});

const aresNotFound = z.object({ kod: z.literal("NENALEZENO") });

const aresResponse = z.object({
  ico: z.string(),
  obchodniJmeno: z.string().min(1),
  dic: optionalText,
  dicSkDph: optionalText,
  datumZaniku: optionalText,
  sidlo: aresSeat.nullish(),
  dalsiUdaje: z
    .array(
      z.object({
        sidlo: z.array(z.object({ primarniZaznam: z.boolean().nullish(), sidlo: aresSeat.nullish() })).nullish(),
      }),
    )
    .nullish(),
});

export type RegisterAnswer = { status: number; body: unknown };

/**
 * The outcome of a look-up in a register: a company, `unknown` when no company has the number, or undefined when the
 * shop cannot read the response.
 */
export type RegisterFinding = CompanyRecord | "unknown" | undefined;

/**
 * Parses a response of ARES (domain 1.1). A dissolved company counts as unknown, and a 404 does so only with ARES's own
 * code.
 */
export function parseAresCompany({ status, body }: RegisterAnswer): RegisterFinding {
  if (status === 404) return aresNotFound.safeParse(body).success ? "unknown" : undefined;
  const parsed = aresResponse.safeParse(body);
  if (status !== 200 || !parsed.success) return undefined;
  if (parsed.data.datumZaniku) return "unknown";
  const { ico, obchodniJmeno, dic, dicSkDph, sidlo, dalsiUdaje } = parsed.data;
  const seats = (dalsiUdaje ?? []).flatMap((more) => more.sidlo ?? []);
  const seat = isFilled(sidlo) ? sidlo : seats.find((seat) => seat.primarniZaznam && isFilled(seat.sidlo))?.sidlo;
  const group = dicSkDph && /^CZ\d{8,10}$/.test(dicSkDph) ? dicSkDph : "";
  return {
    company: obchodniJmeno,
    company_id: ico,
    tax_id: dic ?? group,
    vat_id: "",
    street: seat ? aresStreet(seat) : "",
    city: seat?.nazevObce ?? "",
    zip: spacedZip(String(seat?.psc ?? "")),
    country: seat?.kodStatu ?? "CZ",
  };
}

type AresSeat = z.infer<typeof aresSeat>;

function isFilled(seat: AresSeat | null | undefined): seat is AresSeat {
  return Boolean(seat?.nazevObce ?? seat?.nazevUlice);
}

/**
 * Returns the street with its numbers, such as `Koželužská 128/4a`; in a village without streets, the part of the
 * village takes the street's place.
 */
function aresStreet(seat: AresSeat): string {
  const { cisloDomovni, cisloOrientacni, cisloOrientacniPismeno } = seat;
  const orientation = cisloOrientacni ? `${cisloOrientacni}${cisloOrientacniPismeno ?? ""}` : "";
  const number = [cisloDomovni, orientation].filter(Boolean).join("/");
  return [seat.nazevUlice ?? seat.nazevCastiObce ?? seat.nazevObce, number].filter(Boolean).join(" ");
}

/** Every value in the Slovak register has a history; the one without an end date is current. */
const dated = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object({ ...shape, validTo: optionalText }));

const rpoResponse = z.object({
  results: z.array(
    z.object({
      identifiers: dated({ value: z.string() }),
      fullNames: dated({ value: z.string().min(1) }),
      addresses: dated({
        street: optionalText,
        regNumber: optionalNumber,
        buildingNumber: optionalText,
        postalCodes: z.array(z.string()).nullish(),
        municipality: z.object({ value: z.string() }).nullish(),
      }).nullish(),
      termination: optionalText,
    }),
  ),
});

/** Parses a response of RPO (domain 1.4), which has no tax numbers. Dissolved companies count as unknown. */
export function parseRpoCompany({ status, body }: RegisterAnswer): RegisterFinding {
  const parsed = rpoResponse.safeParse(body);
  if (status !== 200 || !parsed.success) return undefined;
  const found = parsed.data.results.find(({ termination }) => !termination);
  if (!found) return "unknown";
  const name = current(found.fullNames);
  const identifier = current(found.identifiers);
  if (!name || !identifier) return undefined;
  const address = current(found.addresses ?? []);
  const number = [address?.regNumber || "", address?.buildingNumber].filter(Boolean).join("/");
  const city = address?.municipality?.value ?? "";
  return {
    company: name.value,
    company_id: identifier.value,
    tax_id: "",
    vat_id: "",
    street: [address?.street ?? city, number].filter(Boolean).join(" "),
    city,
    zip: spacedZip(address?.postalCodes?.[0] ?? ""),
    country: "SK",
  };
}

function current<Entry extends { validTo?: string | null | undefined }>(entries: readonly Entry[]): Entry | undefined {
  return entries.find(({ validTo }) => !validTo);
}

function spacedZip(zip: string): string {
  return zip.replace(/^(\d{3})(\d{2})$/, "$1 $2");
}
