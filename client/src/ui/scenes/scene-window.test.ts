import { expect, test } from 'vitest'
import { sceneNames, sceneWindows, viewBoxOf, windowRatios } from './scene-window.ts'

const every = sceneNames.flatMap((name) => sceneWindows.map((window) => [name, window] as const))

test.each(every)('%s in the window %s lies on the stage', (name, window) => {
  const [x = 0, y = 0, width = 0, height = 0] = viewBoxOf(name, window).split(' ').map(Number)
  expect(x).toBeGreaterThanOrEqual(-900)
  expect(x + width).toBeLessThanOrEqual(1100)
  expect(y).toBeGreaterThanOrEqual(-320)
  expect(y + height).toBeLessThanOrEqual(700)
})

test.each(sceneWindows)('the frame of the window %s has its shape', (window) => {
  const [, , width = 0, height = 1] = viewBoxOf('swim', window).split(' ').map(Number)
  const [across = 0, down = 1] = windowRatios[window].split('/').map(Number)
  expect(width / height).toBeCloseTo(across / down, 1)
})

test('in the wide window the motif stands at 72 percent, beside the card', () => {
  const [x = 0, , width = 0] = viewBoxOf('swim', 'wide').split(' ').map(Number)
  expect((420 - x) / width).toBeCloseTo(0.72, 2)
})
