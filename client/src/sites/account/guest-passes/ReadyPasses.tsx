import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestPass } from '../../../features/guest-passes/use-guest-passes.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { AccountPart } from '../../../ui/layout/page/AccountPart.tsx'
import { Ticket } from './Ticket.tsx'

const Tickets = styled('ul', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', mt: '2' } })

/** Tickets shown before all are asked for. */
const mostAtFirst = 10

type Props = { readonly passes: readonly GuestPass[]; readonly timezone: string | null }

/** The passes that are ready to use, a ticket each. */
export function ReadyPasses({ passes, timezone }: Props) {
  const { t } = useTranslation(['account', 'checkout'])
  const [all, setAll] = useState(false)
  const shown = all ? passes : passes.slice(0, mostAtFirst)
  return (
    <AccountPart title={t('account:guestPasses.ready', { count: passes.length })}>
      <Tickets>
        {shown.map((pass) => (
          <Ticket key={pass.code} pass={pass} timezone={timezone} />
        ))}
      </Tickets>
      {shown.length < passes.length ? (
        <div>
          <Button variant="text" onClick={() => setAll(true)}>
            {t('checkout:summary.showAll', { count: passes.length })}
          </Button>
        </div>
      ) : null}
    </AccountPart>
  )
}
