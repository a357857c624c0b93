export { brandTokenNames, brandTokens, type BrandTokens } from './brand.ts'
export { parseSeed } from './colour.ts'
export { defaultPurple, type ThemeRecord } from './theme-record.ts'
export { pictureTones, toneNames, type Tones } from './tones.ts'
