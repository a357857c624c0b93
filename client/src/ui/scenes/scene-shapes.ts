import { use } from 'react'
import { sceneParts } from './scene-parts.ts'
import type { SceneName } from './scene-window.ts'

const drawn = new Map<SceneName, string>()
const onTheirWay = new Map<SceneName, Promise<string>>()

async function draw(name: SceneName): Promise<string> {
  // A picture that cannot be fetched leaves its ground: decoration never breaks a page.
  const shapes = await sceneParts[name]().catch(() => '')
  drawn.set(name, shapes)
  return shapes
}

function shapesOf(name: SceneName): Promise<string> {
  const shapes = onTheirWay.get(name) ?? draw(name)
  onTheirWay.set(name, shapes)
  return shapes
}

/** Fetches a scene before it is shown: it comes with the page, and not after it. */
export async function prepareScene(name: SceneName): Promise<void> {
  await shapesOf(name)
}

/** Whether a scene can be shown without asking for anything. */
export function isDrawn(name: SceneName): boolean {
  return Boolean(drawn.get(name))
}

/** The shapes of a scene as SVG; suspends while they are on their way. */
export function useShapes(name: SceneName): string {
  return drawn.get(name) ?? use(shapesOf(name))
}
