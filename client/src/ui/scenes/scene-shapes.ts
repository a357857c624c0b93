import { whenItsTurn } from '../../app/turn.ts'
import { sceneParts } from './scene-parts.ts'
import type { SceneName } from './scene-window.ts'

const drawn = new Map<SceneName, string>()
const onTheirWay = new Map<SceneName, Promise<void>>()

async function draw(name: SceneName): Promise<void> {
  // A picture that cannot be fetched leaves its ground: decoration never breaks a page.
  drawn.set(name, await sceneParts[name]().catch(() => ''))
}

/** Fetches a scene before it is shown: it comes with the page, and not after it. */
export function prepareScene(name: SceneName): Promise<void> {
  const shapes = onTheirWay.get(name) ?? draw(name)
  onTheirWay.set(name, shapes)
  return shapes
}

const waiting = new Map<SceneName, Promise<void>>()

/** One scene after the other: each is a hundred shapes, and a page has many. What the page has prepared waits for nothing. */
export function fetchInTurn(name: SceneName): Promise<void> {
  const shapes = onTheirWay.get(name) ?? waiting.get(name) ?? whenItsTurn().then(() => prepareScene(name))
  waiting.set(name, shapes)
  return shapes
}

/** The shapes of a scene as SVG; undefined until they are there. */
export const drawnShapes = (name: SceneName): string | undefined => drawn.get(name)

/** Whether a scene can be shown without asking for anything. */
export function isDrawn(name: SceneName): boolean {
  return Boolean(drawn.get(name))
}
