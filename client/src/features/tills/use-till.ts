import { closeTill, listTills, openTill } from '@touchline/contract/calls/tills'
import type { Entity } from '@touchline/contract/client'
import { useTranslation } from 'react-i18next'
import { call, callList } from '../../api/call.ts'
import { having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import { useSession } from '../../app/session/use-session.ts'
import { showToast } from '../../app/toasts/toasts.ts'
import { useBusy } from '../../app/answers/use-busy.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'

type WireTill = Entity<'Till'>

export type Till = Having<Read<WireTill>, 'id'>

/** The caller's latest till; null before the first. */
export function useLastTill(): Query<Till | null> {
  const { user } = useSession()
  return useQuery(
    user && [listTills.name, user.id],
    async () => {
      const { data } = await callList(listTills, { query: { page: 1, perPage: 1 } })
      return having(data, 'id')[0] ?? null
    },
    'component',
  )
}

export const isOpen = (till: Till): boolean => till.closedAt === null || till.closedAt === undefined

type Changing = {
  readonly busy: boolean
  readonly open: (venueId: number) => void
  readonly close: (tillId: number) => void
}

/** Opens and closes a till; `onChanged` runs before the caller is told. */
export function useChangingTill(onChanged: () => Promise<void>): Changing {
  const { t } = useTranslation(['checkout'])
  const { busy, run } = useBusy()

  function change(send: () => Promise<unknown>, done: string): void {
    run(async () => {
      try {
        await send()
      } catch (error) {
        // Another tab may have changed it; the refusal is the message to show.
        await onChanged().catch(() => undefined)
        throw error
      }
      await onChanged()
      showToast({ type: 'success', content: done })
    })
  }

  return {
    busy,
    open: (venueId) => change(() => call(openTill, { body: { venueId } }), t('checkout:till.opened')),
    close: (tillId) => change(() => call(closeTill, { params: { tillId } }), t('checkout:till.closed')),
  }
}
