/** Words that mean the same to a search; each list is complete in itself. Ours. [O-342] */
export const searchSynonyms: readonly (readonly string[])[] = [
  ['swim', 'swims', 'swimming', 'swimmer', 'swimmers', 'pool', 'nofio', 'pwll'],
  ['spin', 'spinning', 'cycle', 'cycling', 'bike', 'biking', 'beicio'],
  ['aqua', 'aquafit', 'water', 'aerobics'],
  ['weights', 'weight', 'strength', 'gym', 'pump', 'lifting', 'pwysau'],
  ['hiit', 'circuits', 'circuit', 'bootcamp', 'interval'],
  ['yoga', 'vinyasa', 'ioga'],
  ['stretch', 'stretching', 'mobility', 'pilates'],
  ['climb', 'climbing', 'bouldering', 'dringo'],
  ['football', 'soccer', 'pel-droed'],
  ['tumbling', 'gymnastics', 'gymnasteg'],
  ['dance', 'dancing', 'ballet', 'dawns'],
  ['sup', 'paddle', 'paddling', 'paddleboard', 'paddleboarding', 'kayak', 'kayaking', 'canoe', 'padlo'],
  ['badminton', 'shuttlecock'],
  ['court', 'courts', 'cwrt', 'cyrtiau'],
  ['camp', 'camps', 'holiday', 'holidays', 'half-term', 'gwersyll', 'gwersylloedd'],
  ['lesson', 'lessons', 'course', 'courses', 'class', 'classes', 'learn', 'gwers', 'gwersi', 'dosbarth'],
  ['seniors', 'senior', 'over-sixties', 'older', 'retired'],
]

/**
 * Words for an age: whole years, inclusive, a `to` of null has no end. What is planned is meant by its stated ages, or
 * when its name or its audience has one of the words. Ours. [O-342]
 */
export const searchAges: readonly {
  readonly words: readonly string[]
  readonly from: number
  readonly to: number | null
}[] = [
  { words: ['baby', 'babies', 'infant', 'infants', 'babi', 'babanod'], from: 0, to: 1 },
  { words: ['toddler', 'toddlers', 'tots', 'baby', 'babies', 'plant-bach'], from: 1, to: 3 },
  { words: ['kid', 'kids', 'child', 'children', 'childrens', 'junior', 'juniors', 'plant'], from: 4, to: 11 },
  { words: ['teen', 'teens', 'teenager', 'teenagers', 'arddegau'], from: 12, to: 17 },
  { words: ['adult', 'adults', 'grown-ups', 'oedolion'], from: 18, to: null },
]

/** Words that a search has no use for. Ours. [O-342] */
export const searchFillers: readonly string[] =
  'a an and at for in my of on the to with near me i y yr ar gyfer gyda yn o'.split(' ')
