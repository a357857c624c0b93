import { describe, expect, test } from 'vitest'
import { sceneForCategory, sceneForNamed, sceneForVenue } from './scene-for.ts'

describe('the scene of a category', () => {
  test.each([
    ['the name of a scene', { pictureKind: 'climbing', name: 'Walls' }, 'climbing'],
    ['a kind', { pictureKind: 'swimming', name: 'Lanes' }, 'swim'],
    ['a kind of several scenes and a name', { pictureKind: 'racket', name: 'Tennis' }, 'tennis'],
    ['a kind of several scenes alone', { pictureKind: 'racket', name: 'Club night' }, 'badminton'],
    ['an unknown kind and a name', { pictureKind: 'waves', name: 'Street dance' }, 'dance'],
    ['a name that begins like another', { name: 'Gymnastics' }, 'gymnastics'],
    ['a name', { name: 'Gym & Fitness' }, 'gym'],
    ['a name with lessons', { pictureKind: 'swimming', name: 'Swimming lessons' }, 'lesson'],
    ['a slug', { name: 'Tuesdays', slug: 'netball-juniors' }, 'netball'],
    ['a name of the holidays', { name: 'Holiday crafts' }, 'camp'],
    ['nothing', {}, 'ready'],
    ['words that mean nothing here', { name: 'Chess', slug: 'chess' }, 'ready'],
  ] as const)('%s', (_, category, scene) => {
    expect(sceneForCategory(category)).toBe(scene)
  })

  test('depends on the audience for swimming only', () => {
    expect(sceneForCategory({ name: 'Swimming lessons' }, 'adults')).toBe('swim')
    expect(sceneForCategory({ pictureKind: 'swimming' }, 'children')).toBe('lesson')
    expect(sceneForCategory({ name: 'Badminton' }, 'children')).toBe('badminton')
  })
})

test('a class is pictured by its own name, and by its category where that says nothing', () => {
  const fitness = { pictureKind: 'fitness', name: 'Fitness classes', slug: 'fitness-classes' }
  expect(sceneForNamed('Vinyasa flow', fitness)).toBe('yoga')
  expect(sceneForNamed('Body pump', fitness)).toBe('gym')
  expect(sceneForNamed('Thursday social', fitness)).toBe('gym')
  expect(sceneForNamed(null, fitness)).toBe('gym')
})

describe('the scene of a centre', () => {
  test('follows its activities first', () => {
    expect(sceneForVenue({ id: 1, facilities: [{ code: 'climbing-wall' }] })).toBe('venue-mill')
    expect(sceneForVenue({ id: 0, facilities: [{ name: 'A slipway' }, { code: 'pool' }] })).toBe('venue-coast')
  })

  test('then its id, so that three neighbours have three pictures', () => {
    expect(new Set([7, 8, 9].map((id) => sceneForVenue({ id }))).size).toBe(3)
  })

  test('stays the same without an id', () => {
    expect(sceneForVenue({ slug: 'elm-park' })).toBe(sceneForVenue({ slug: 'elm-park' }))
  })
})
