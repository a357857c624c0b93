import { sceneNames } from './scene-window.ts'
import type { SceneName } from './scene-window.ts'

export type Audience = 'children' | 'adults'

/** The facts of a category; any may be missing. */
export type PicturedCategory = {
  readonly pictureKind?: string | null | undefined
  readonly name?: string | null | undefined
  readonly slug?: string | null | undefined
}

// Order matters: gymnastics begins with gym, netball and football contain ball.
const words: readonly (readonly [SceneName, RegExp])[] = [
  ['camp', /camp|holiday|adventure|forest/],
  ['gymnastics', /gymnast|trampolin|tumbl|cartwheel/],
  ['lesson', /swim\w*\W+(lesson|school|teach|class)|learn\W+to\W+swim/],
  ['swim', /swim|pool|aqua|water|dive|diving|paddl|canoe|kayak|lifeguard/],
  ['badminton', /badminton|squash|shuttle/],
  ['tennis', /tennis|padel|pickle/],
  ['netball', /netball/],
  ['basketball', /basketball|volleyball|handball/],
  ['football', /football|soccer|futsal|rugby|hockey|cricket/],
  ['climbing', /climb|boulder/],
  ['dance', /danc|ballet|zumba|street/],
  ['yoga', /yoga|pilates|vinyasa|tai-?\W?chi|meditat|mindful/],
  ['spin', /spin|cycl/],
  ['gym', /\bgym|fitness|strength|weights|circuit|hiit|\bpump\b|kettlebell/],
]

/** Kinds with one scene of another name. */
const kinds: Readonly<Record<string, SceneName>> = { swimming: 'swim', fitness: 'gym', cycling: 'spin' }

/** Kinds with several scenes, where the words of the name decide first. */
const broadKinds: Readonly<Record<string, SceneName>> = {
  racket: 'badminton',
  athletics: 'basketball',
  adventure: 'camp',
}

const byWords = (text: string | null | undefined): SceneName | undefined =>
  text ? words.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0] : undefined

function familyOf({ pictureKind, name, slug }: PicturedCategory): SceneName {
  const kind = pictureKind?.trim().toLowerCase() ?? ''
  const exact = sceneNames.find((one) => one === kind) ?? kinds[kind]
  return exact ?? byWords(name) ?? broadKinds[kind] ?? byWords(slug) ?? byWords(kind) ?? 'ready'
}

/**
 * The scene of a category: by its kind, else by the words of its name, else by its slug; then by its audience. Children
 * in the water have a teacher, adults swim. The packed bag when nothing matches.
 */
export function sceneForCategory(category: PicturedCategory, audience: Audience | null = null): SceneName {
  const family = familyOf(category)
  if (family !== 'swim' && family !== 'lesson') return family
  if (audience !== null) return audience === 'children' ? 'lesson' : 'swim'
  return byWords(category.name) === 'lesson' ? 'lesson' : family
}

/** The scene of a class, court or session: by the words of its own name where they match, else of its category. */
export function sceneForNamed(
  name: string | null | undefined,
  category: PicturedCategory,
  audience: Audience | null = null,
): SceneName {
  const own = sceneForCategory({ name }, audience)
  return own === 'ready' ? sceneForCategory(category, audience) : own
}

/** The facts of a centre; any may be missing. */
export type PicturedVenue = {
  readonly id?: number | null | undefined
  readonly name?: string | null | undefined
  readonly slug?: string | null | undefined
  readonly facilities?: readonly { readonly code?: string | null; readonly name?: string | null }[] | null | undefined
}

const centres: readonly (readonly [SceneName, RegExp])[] = [
  ['venue-mill', /climb|boulder|mill\b|warehouse/],
  ['venue-coast', /paddle|slipway|beach|\bbay\b|harbour|coast|sea\b/],
  ['venue-town', /pool/],
]
const centreScenes = ['venue-town', 'venue-coast', 'venue-mill'] as const

/** The scene of a centre: by its facilities, then by its id, so that neighbours in a list differ. */
export function sceneForVenue({ id, name, slug, facilities }: PicturedVenue): SceneName {
  const offers = (facilities ?? []).map((one) => `${one.code ?? ''} ${one.name ?? ''}`).join(' ')
  const text = `${offers} ${name ?? ''}`.toLowerCase()
  const told = centres.find(([, pattern]) => pattern.test(text))?.[0]
  return told ?? centreScenes[Math.abs(id ?? slug?.length ?? 0) % centreScenes.length] ?? 'venue-town'
}
