import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { PassNumber, PassRows } from './PassRows.tsx'
import type { GuestPass } from './use-guest-passes.ts'
import { usePassText } from './use-pass-text.ts'

const Words = styled('div', { base: { minWidth: 0, overflowWrap: 'anywhere' } })
const Way = styled('div', { base: { justifySelf: 'start' } })

// Old passes must not hide the new ones.
const mostAtFirst = 5

type Props = { readonly passes: readonly GuestPass[]; readonly timezone: string | null }

/** Passes that are no longer active, with their state. */
export function PastPasses({ passes, timezone }: Props) {
  const { t } = useTranslation(['checkout'])
  const text = usePassText(timezone)
  const [all, setAll] = useState(false)
  const shown = all ? passes : passes.slice(0, mostAtFirst)
  return (
    <>
      <PassRows past>
        {shown.map((pass) => (
          <li key={pass.code}>
            <Words>
              <PassNumber code={pass.code} />
              <p>
                {pass.name ?? t('checkout:guestPasses.unnamed')} · <span>{text.state(pass)}</span>
              </p>
            </Words>
          </li>
        ))}
      </PassRows>
      {shown.length < passes.length ? (
        <Way>
          <Button variant="text" onClick={() => setAll(true)}>
            {t('checkout:summary.showAll', { count: passes.length })}
          </Button>
        </Way>
      ) : null}
    </>
  )
}
