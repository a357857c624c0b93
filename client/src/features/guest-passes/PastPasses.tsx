import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { PassNumber, PassRows } from './PassRows.tsx'
import type { GuestPass } from './use-guest-passes.ts'

const Words = styled('p', { base: { minWidth: 0, overflowWrap: 'anywhere' } })
const Way = styled('div', { base: { justifySelf: 'start' } })

// Old passes must not hide the new ones.
const mostAtFirst = 5

type Props = {
  readonly passes: readonly GuestPass[]
  /** The state of a pass, in words. */
  readonly lineOf: (pass: GuestPass) => ReactNode
}

/** Passes that are no longer active, with their state. */
export function PastPasses({ passes, lineOf }: Props) {
  const { t } = useTranslation(['checkout'])
  const [all, setAll] = useState(false)
  const shown = all ? passes : passes.slice(0, mostAtFirst)
  return (
    <>
      <PassRows past>
        {shown.map((pass) => (
          <li key={pass.code}>
            <Words>{lineOf(pass)}</Words>
            <PassNumber code={pass.code} />
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
