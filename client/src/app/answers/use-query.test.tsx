import { SWRConfig } from 'swr'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { staticMarkup } from '../pages/static-markup.tsx'
import { type OtherErrors, useQuery } from './use-query.ts'

const key = 'readTide'

function Tide({ otherErrors }: { readonly otherErrors: OtherErrors }) {
  const tide = useQuery<string>([key], () => new Promise(() => undefined), otherErrors)
  if (tide.status === 'success') return tide.data
  return tide.status === 'error' ? `refused with ${tide.error.status}` : tide.status
}

/** The text of a component for a state of its query. */
function shown(known: object, otherErrors: OtherErrors = 'boundary'): Promise<string> {
  const cache = new Map([[`@"${key}",`, known]])
  return staticMarkup(
    <SWRConfig value={{ provider: () => cache }}>
      <Tide otherErrors={otherErrors} />
    </SWRConfig>,
  )
}

const refusedWith = (status: number) => ({ error: new ApiError({ status, code: 'unknown' }) })

describe('a query', () => {
  test('[S4-044] is loading, an error or a success', async () => {
    expect(await shown({})).toContain('loading')
    expect(await shown({ data: 'High water at 10:42' })).toContain('High water at 10:42')
    expect(await shown(refusedWith(404))).toContain('refused with 404')
  })

  test.each([404, 409, 422])('[S7-097] refused with %i is for the component to show', async (status) => {
    expect(await shown(refusedWith(status))).toContain(`refused with ${status}`)
  })

  test.each([0, 400, 403, 429, 500, 503])('[S7-098] refused with %i goes to the error boundary', async (status) => {
    await expect(shown(refusedWith(status))).rejects.toMatchObject({ status })
    expect(await shown({ ...refusedWith(status), data: 'High water at 10:42' })).toContain('High water')
    expect(await shown(refusedWith(status), 'component')).toContain(`refused with ${status}`)
  })
})
