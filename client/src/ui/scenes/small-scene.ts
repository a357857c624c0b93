import { toneNames } from '@touchline/brand'
import type { Tones } from '@touchline/brand'
import { withoutFine } from './drawing/rig.ts'
import { toneNamed } from './drawing/tone.ts'
import { viewBoxOf } from './scene-window.ts'
import type { SceneName } from './scene-window.ts'

const made = new WeakMap<Tones, Map<SceneName, string>>()

function draw(name: SceneName, shapes: string, tones: Tones): string {
  const coloured = toneNames.reduce((svg, tone) => svg.replaceAll(toneNamed(tone), tones[tone]), withoutFine(shapes))
  const frame = `viewBox="${viewBoxOf(name, 'square')}" preserveAspectRatio="xMidYMid slice"`
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${coloured}</svg>`)}`
}

/** A scene around its motif as an image's data URL, with colours written in. */
export function smallScene(name: SceneName, shapes: string, tones: Tones): string {
  const inTones = made.get(tones) ?? new Map<SceneName, string>()
  made.set(tones, inTones)
  const image = inTones.get(name) ?? draw(name, shapes, tones)
  inTones.set(name, image)
  return image
}
