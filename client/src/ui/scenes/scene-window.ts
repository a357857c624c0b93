export const sceneNames = [
  'swim',
  'lesson',
  'gym',
  'spin',
  'badminton',
  'tennis',
  'football',
  'netball',
  'basketball',
  'gymnastics',
  'dance',
  'yoga',
  'camp',
  'climbing',
  'ready',
  'venue-town',
  'venue-coast',
  'venue-mill',
] as const
export type SceneName = (typeof sceneNames)[number]

/**
 * The visible part of the stage. `card` 16:9, `band` 3:1, `wide` 4:1 with room for a card on the left, `tall` beside a
 * form, `square` around the motif for 56 to 96 px, `phone` for the top of a phone's page.
 */
export const sceneWindows = ['card', 'band', 'wide', 'tall', 'square', 'phone'] as const
export type SceneWindow = (typeof sceneWindows)[number]

/** The motif's place, and the square around it; `top` where it rises above the card's upper edge. */
type Focus = { readonly x: number; readonly y: number; readonly size: number; readonly top?: number }

const focus: Readonly<Record<SceneName, Focus>> = {
  swim: { x: 420, y: 210, size: 300 },
  lesson: { x: 400, y: 210, size: 300 },
  gym: { x: 400, y: 200, size: 330 },
  spin: { x: 424, y: 190, size: 330 },
  badminton: { x: 400, y: 150, size: 330 },
  tennis: { x: 380, y: 170, size: 350, top: -10 },
  football: { x: 380, y: 240, size: 300 },
  netball: { x: 420, y: 158, size: 350, top: -11 },
  basketball: { x: 420, y: 158, size: 350, top: -11 },
  gymnastics: { x: 390, y: 170, size: 330 },
  dance: { x: 400, y: 150, size: 360 },
  yoga: { x: 402, y: 190, size: 320 },
  camp: { x: 390, y: 210, size: 320 },
  climbing: { x: 410, y: 200, size: 330 },
  ready: { x: 410, y: 200, size: 340 },
  'venue-town': { x: 400, y: 190, size: 330 },
  'venue-coast': { x: 400, y: 190, size: 340 },
  'venue-mill': { x: 400, y: 180, size: 340 },
}

/** A building stands on the ground, so its wide window is lower than a figure's. */
const groundTop = 44

/** The viewBox of a scene in a window. */
export function viewBoxOf(name: SceneName, window: SceneWindow): string {
  const { x, y, size, top = 0 } = focus[name]
  switch (window) {
    case 'card':
      return `80 ${top} 640 360`
    case 'band':
      return `${x - 690} ${top || 2} 1062 356`
    case 'wide':
      return `${x - 1010} ${name.startsWith('venue-') ? groundTop : top || 4} 1400 350`
    case 'tall':
      return `${x - 190} -90 380 520`
    case 'square':
      return `${x - size / 2} ${y - size / 2} ${size} ${size}`
    case 'phone':
      return `${x - 310} ${name.startsWith('venue-') ? 8 : 40 + top} 620 340`
  }
}

/** Width to height of each window: frames keep it, so that nothing moves. */
export const windowRatios: Readonly<Record<SceneWindow, string>> = {
  card: '16 / 9',
  band: '3 / 1',
  wide: '4 / 1',
  tall: '380 / 520',
  square: '1',
  phone: '620 / 340',
}
