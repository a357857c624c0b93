/** Business constants and limits that both sides of the contract hold. */
export const limits = {
  /** The largest integer where no other range is stated. */
  integer: 4_294_967_295,
  defaultPage: 1,
  defaultPageSize: 20,
  maximumPageSize: 100,
  /** How many days ahead count as soon. */
  soonDays: { standard: 14, maximum: 31 },
  soonCount: { standard: 12, maximum: 48 },
  /** The time a customer of a third party has to pay. */
  redirectSessionMinutes: { minimum: 5, maximum: 120 },
  /** Days a date selector shows, today included. */
  datesAhead: 35,
  nameLength: 255,
  /** The shortest text staff can search customers by. */
  searchLength: 2,
  /** Of one occurrence. */
  durationMinutes: 720,
  /** The longest occurrence of a schedule: anything under way at an instant started at most that long ago. */
  occurrenceDays: 31,
  passwordLength: { minimum: 8, maximum: 200 },
  titleLength: 30,
  phoneLength: 30,
  /** Of a token in a link. */
  tokenLength: 100,
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
  /** Extensions of a basket hold: at least ten (WCAG 2.2.1). */
  holdExtensions: 10,
  answerLength: 2000,
  itemsPerAdd: 20,
  /** Of a file that somebody sends. */
  fileBytes: 10 * 1024 * 1024,
  /** Of one person, photo aside. */
  documents: 20,
  /** The greatest age that can be asked for, in whole years. */
  greatestAge: 130,
  /** Younger people have no account of their own: an adult adds them to theirs. [O-443] */
  accountAge: 13,
  /** A person of this age is asked before somebody may act for them. */
  adultAge: 16,
  /** The people a user may act for, open invitations included. */
  linkedPeople: 20,
  /** Of one user. */
  savedSearches: { count: 20, nameLength: 80, pathLength: 200, queryLength: 500 },
  /** Of a membership. */
  freezeMonths: 3,
} as const
