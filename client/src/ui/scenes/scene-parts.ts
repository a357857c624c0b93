import type { SceneName } from './scene-window.ts'

/** The shapes of each scene as SVG, with named colours. Each is a chunk of its own, so a page loads only its scenes. */
export const sceneParts: Readonly<Record<SceneName, () => Promise<string>>> = {
  swim: async () => (await import('./SwimScene.ts')).SwimScene(),
  lesson: async () => (await import('./LessonScene.ts')).LessonScene(),
  gym: async () => (await import('./GymScene.ts')).GymScene(),
  spin: async () => (await import('./SpinScene.ts')).SpinScene(),
  badminton: async () => (await import('./BadmintonScene.ts')).BadmintonScene(),
  tennis: async () => (await import('./TennisScene.ts')).TennisScene(),
  football: async () => (await import('./FootballScene.ts')).FootballScene(),
  netball: async () => (await import('./NetballScene.ts')).NetballScene(),
  basketball: async () => (await import('./BasketballScene.ts')).BasketballScene(),
  gymnastics: async () => (await import('./GymnasticsScene.ts')).GymnasticsScene(),
  dance: async () => (await import('./DanceScene.ts')).DanceScene(),
  yoga: async () => (await import('./YogaScene.ts')).YogaScene(),
  camp: async () => (await import('./CampScene.ts')).CampScene(),
  climbing: async () => (await import('./ClimbingScene.ts')).ClimbingScene(),
  ready: async () => (await import('./ReadyScene.ts')).ReadyScene(),
  'venue-town': async () => (await import('./VenueTownScene.ts')).VenueTownScene(),
  'venue-coast': async () => (await import('./VenueCoastScene.ts')).VenueCoastScene(),
  'venue-mill': async () => (await import('./VenueMillScene.ts')).VenueMillScene(),
}
