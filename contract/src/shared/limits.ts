/** Business constants and limits that both sides of the contract hold. */
export const limits = {
  /** Largest integer where no other range is stated: as large as the largest that is. [P5-008] */
  integer: 4_294_967_295,
  defaultPage: 1,
  defaultPageSize: 20,
  maximumPageSize: 100,
  /** What begins soon: within how many days, and how many of it. [O-97] */
  soonDays: { standard: 14, maximum: 31 },
  soonCount: { standard: 12, maximum: 48 },
  /** How long a customer of a third party may take to pay. [O-17] */
  redirectSessionMinutes: { minimum: 5, maximum: 120 },
  /** How many days a date selector looks ahead, today included. [O-64] */
  datesAhead: 35,
  nameLength: 255,
  /** What staff look for customers by is at least so long. [O-209] */
  searchLength: 2,
  /** Of one occurrence. [P5-027, P9-013] */
  durationMinutes: 720,
  passwordLength: { minimum: 8, maximum: 200 },
  postcodeLength: { minimum: 5, maximum: 7 },
  radius: { minimum: 0, maximum: 30 },
  extraQuantity: 10,
  loginLength: 255,
  /** Payment fields, payments.md 6.2. */
  billing: { firstName: 20, lastName: 20, name: 45, addressLine: 50, city: 40, postcode: 10 },
  amount: 99_999_999,
  correlationIdLength: 64,
  itemHashLength: 80,
  scaResultLength: 8192,
  idempotencyKeyLength: 200,
  /** Extensions of a basket hold: at least ten (WCAG 2.2.1). [O-88] */
  holdExtensions: 10,
  answerLength: 2000,
  itemsPerAdd: 20,
} as const
