/** The most common passwords that are long enough to be accepted; lower case. */
const common = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd pa55word pa55w0rd passwort letmein1 letmein123
  welcome1 welcome12 welcome123 admin123 admin1234 administrator qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx qazwsxedc asdfghjk asdfghjkl zxcvbnm1 zaq12wsx q1w2e3r4 12345678 123456789 1234567890 0123456789 87654321 987654321 9876543210
  12341234 123123123 11223344 112233445566 abcd1234 abc12345 abcdefgh abcdefghi a1b2c3d4 1a2b3c4d iloveyou iloveyou1 iloveyou2 sunshine
  sunshine1 princess princess1 football football1 baseball basketball superman superman1 batman123 spiderman starwars pokemon1 pokemon123
  michael1 jennifer charlie1 jessica1 computer internet whatever trustno1 changeme changeme1 secret123 master123 dragon123 monkey123 shadow123
  liverpool liverpool1 chelsea1 arsenal1 arsenal123 manchester everton1 rangers1 celtic1888 tottenham westham1 england1 summer2024 summer2025
  summer2026 winter2024 winter2025 winter2026 touchline touchline1 touchline123`.split(/\s+/),
)

/** Whether a password is easy to guess: a common one in any case, or one repeated character. */
export function isGuessable(password: string): boolean {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  return common.has(plain) || new Set(plain).size < 3
}
