import type { SceneName } from './scene-window.ts'

/** The shapes of each scene as SVG, with named colours. Each is a chunk of its own, so a page loads only its scenes. */
export const sceneParts: Readonly<Record<SceneName, () => Promise<string>>> = {
  swim: async () => (await import('./activities/SwimScene.ts')).SwimScene(),
  lesson: async () => (await import('./activities/LessonScene.ts')).LessonScene(),
  gym: async () => (await import('./activities/GymScene.ts')).GymScene(),
  spin: async () => (await import('./activities/SpinScene.ts')).SpinScene(),
  badminton: async () => (await import('./activities/BadmintonScene.ts')).BadmintonScene(),
  tennis: async () => (await import('./activities/TennisScene.ts')).TennisScene(),
  football: async () => (await import('./activities/FootballScene.ts')).FootballScene(),
  netball: async () => (await import('./activities/NetballScene.ts')).NetballScene(),
  basketball: async () => (await import('./activities/BasketballScene.ts')).BasketballScene(),
  gymnastics: async () => (await import('./activities/GymnasticsScene.ts')).GymnasticsScene(),
  dance: async () => (await import('./activities/DanceScene.ts')).DanceScene(),
  yoga: async () => (await import('./activities/YogaScene.ts')).YogaScene(),
  camp: async () => (await import('./activities/CampScene.ts')).CampScene(),
  climbing: async () => (await import('./activities/ClimbingScene.ts')).ClimbingScene(),
  ready: async () => (await import('./ReadyScene.ts')).ReadyScene(),
  'venue-town': async () => (await import('./venues/VenueTownScene.ts')).VenueTownScene(),
  'venue-coast': async () => (await import('./venues/VenueCoastScene.ts')).VenueCoastScene(),
  'venue-mill': async () => (await import('./venues/VenueMillScene.ts')).VenueMillScene(),
}
