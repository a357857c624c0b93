import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { showTones } from '../../theme/tones-on-page.ts'
import { parseSeed, pictureTones } from '@touchline/brand'
import { Scene } from './Scene.tsx'
import { prepareScene } from './scene-shapes.ts'
import { sceneNames } from './scene-window.ts'
import type { SceneName, SceneWindow } from './scene-window.ts'

const yellow = pictureTones(parseSeed('#f5c400'))
const black = pictureTones(parseSeed('#161616'))

/** A loaded scene's markup. */
async function markupOf(name: SceneName, window: SceneWindow): Promise<string> {
  await prepareScene(name)
  return text((await prerenderToNodeStream(<Scene name={name} window={window} />)).prelude)
}

/** The drawing inside a small scene's image. */
function drawingIn(markup: string): string {
  const [, address = ''] = /src="data:image\/svg\+xml,([^"]+)"/.exec(markup) ?? []
  return decodeURIComponent(address)
}

test('a small scene is an image in the tones of the theme that is on the page', async () => {
  showTones(yellow)
  const first = drawingIn(await markupOf('badminton', 'square'))
  showTones(black)
  const second = drawingIn(await markupOf('badminton', 'square'))
  expect(first).toContain(yellow['tone-deep'])
  expect(second).toContain(black['tone-deep'])
  expect(second).not.toContain(yellow['tone-deep'])
})

test.each(sceneNames)('the small scene %s has fixed tones and no fine detail', async (name) => {
  const drawing = drawingIn(await markupOf(name, 'square'))
  expect(drawing.match(/<path/g)?.length).toBeGreaterThan(10)
  expect(drawing).not.toMatch(/var\(|class=|undefined|NaN/)
})

test('a large scene takes its colours from the page', async () => {
  const markup = await markupOf('football', 'band')
  expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/)
  expect(markup).toContain('fill="var(--theme-tone-deep)"')
})
