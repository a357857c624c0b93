import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { providerRecord } from './provider-record.ts'
import { configureProviders } from './provider-records.ts'

function recordNamed(name: string) {
  return providerRecord({
    name,
    features: { bySession: false, isSimulated: false },
    needs: 'ACME_URL',
    settings: z.object({ ACME_URL: z.url() }),
    sources: ({ ACME_URL: url }) => ({ connect: [], script: [url], frame: [], form: [] }),
    port() {
      throw new Error('nobody pays here')
    },
  })
}

describe('the record of a provider', () => {
  test.each(['prepare', 'authorise', 'complete', 'session', 'pay'])('cannot have the reserved name %s', (name) => {
    expect(() => recordNamed(name)).toThrow('reserved')
  })

  test('gives a provider with the settings of the environment', () => {
    const [provider] = configureProviders([recordNamed('acme-pay')], { ACME_URL: 'https://acme.example' })
    expect(provider).toMatchObject({ name: 'acme-pay', sources: { script: ['https://acme.example'] } })
  })

  test('gives none without the variable that it needs, and refuses a wrong one', () => {
    expect(configureProviders([recordNamed('acme-pay')], {})).toEqual([])
    expect(() => configureProviders([recordNamed('acme-pay')], { ACME_URL: 'acme' })).toThrow(z.ZodError)
  })
})
