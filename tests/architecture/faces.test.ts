import { expect, test } from 'vitest'
import { textOf } from './tracked-files.ts'

const metrics = /size-adjust: ([\d.]+)%;\s+ascent-override: ([\d.]+)%;\s+descent-override: ([\d.]+)%/g

const metricsIn = (file: string) => [...textOf(file).matchAll(metrics)].map(([, ...percents]) => percents.map(Number))

test('the card form stretches the faces of a device as the sites do', () => {
  const ofGateway = metricsIn('packages/gateway/src/pages/faces.ts')
  expect(ofGateway).toHaveLength(6)
  expect(metricsIn('client/src/theme/fallback-fonts.css').slice(0, 6)).toEqual(ofGateway)
})
