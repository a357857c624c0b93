import { whenItsTurn } from '../../browser/waiting.ts'
import { sceneParts } from './scene-parts.ts'
import type { SceneName } from './scene-window.ts'

const drawn = new Map<SceneName, string>()
const onTheirWay = new Map<SceneName, Promise<void>>()

async function draw(name: SceneName): Promise<void> {
  // A failed picture leaves its surface: decoration never breaks a page.
  drawn.set(name, await sceneParts[name]().catch(() => ''))
}

/** Loads a scene with its page instead of after it. */
export function prepareScene(name: SceneName): Promise<void> {
  const shapes = onTheirWay.get(name) ?? draw(name)
  onTheirWay.set(name, shapes)
  return shapes
}

const waiting = new Map<SceneName, Promise<void>>()

/** Loads one scene after the other: each has a hundred shapes, and a page has many. Prepared ones wait for nothing. */
export function fetchInTurn(name: SceneName): Promise<void> {
  const shapes = onTheirWay.get(name) ?? waiting.get(name) ?? whenItsTurn().then(() => prepareScene(name))
  waiting.set(name, shapes)
  return shapes
}

/** The shapes of a scene as SVG; undefined until they are there. */
export const drawnShapes = (name: SceneName): string | undefined => drawn.get(name)

/** Whether a scene is loaded. */
export function isDrawn(name: SceneName): boolean {
  return Boolean(drawn.get(name))
}
