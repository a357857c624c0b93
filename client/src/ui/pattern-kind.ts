export const patternKinds = [
  'swim',
  'gym',
  'racket',
  'dance',
  'football',
  'gymnastics',
  'climbing',
  'yoga',
  'generic',
] as const
export type PatternKind = (typeof patternKinds)[number]

// Order matters: gymnastics begins with gym.
const words: readonly (readonly [PatternKind, RegExp])[] = [
  ['swim', /swim|pool|aqua|water|dive|diving/],
  ['gymnastics', /gymnast|trampolin|tumbl/],
  ['racket', /tennis|badminton|squash|padel|racket|racquet|pickle/],
  ['dance', /danc|ballet|zumba|street/],
  ['football', /football|soccer|futsal|rugby|hockey|netball|basketball|cricket/],
  ['climbing', /climb|boulder/],
  ['yoga', /yoga|pilates|tai-?chi|meditat|mindful/],
  ['gym', /gym|fitness|strength|weights|spin|cycl|circuit|hiit/],
]

/** The pattern that suits an activity, by the words of its name or slug. */
export function patternKindOf(name: string): PatternKind {
  const text = name.toLowerCase()
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'generic'
}
