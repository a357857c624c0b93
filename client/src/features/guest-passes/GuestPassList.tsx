import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Quiet } from '../../ui/layout/AccountPart.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { goodFor, groupsOf, isActive, placeOf } from './pass.ts'
import { SharePass } from './SharePass.tsx'
import type { GuestPass } from './use-guest-passes.ts'
import { usePassText } from './use-pass-text.ts'

const Rows = styled('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      alignItems: 'center',
      columnGap: '4',
      rowGap: '3',
      py: '4',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
  },
})
const Words = styled('div', { base: { display: 'grid', gap: '1', justifyItems: 'start', minWidth: 0 } })
const Name = styled('p', { base: { fontWeight: 'bold', overflowWrap: 'anywhere' } })
const Way = styled('div', { base: { justifySelf: { base: 'start', md: 'end' } } })

type Props = {
  readonly passes: readonly GuestPass[]
  readonly pathOf: (pass: GuestPass) => string
  readonly timezone: string | null
}

/** Passes with what each is good for and how it stands; those that a guest can come in with can be shared. [O-11, O-201] */
export function GuestPassList({ passes, pathOf, timezone }: Props) {
  const { t } = useTexts()
  const text = usePassText(timezone)
  const [shared, setShared] = useState<GuestPass | null>(null)
  return (
    <>
      <Rows>
        {passes.map((pass) => {
          const active = isActive(pass)
          return (
            <li key={pass.code}>
              <Words>
                <Name>{pass.name ?? t('checkout:guestPasses.unnamed')}</Name>
                <Tag tone={active ? 'success' : 'neutral'}>{text.state(pass)}</Tag>
                {goodFor(pass).length === 0 ? null : (
                  <Quiet>{t('checkout:guestPasses.goodFor', { names: goodFor(pass) })}</Quiet>
                )}
                <Quiet>{[placeOf(pass), active ? text.until(pass) : null].filter(Boolean).join(' · ')}</Quiet>
                <Quiet>{t('checkout:guestPasses.code', { code: groupsOf(pass.code) })}</Quiet>
              </Words>
              {active ? (
                <Way>
                  <Button
                    variant="secondary"
                    opens="dialog"
                    label={t('checkout:guestPasses.shareNamed', { code: groupsOf(pass.code) })}
                    onClick={() => setShared(pass)}
                  >
                    {t('checkout:guestPasses.share')}
                  </Button>
                </Way>
              ) : null}
            </li>
          )
        })}
      </Rows>
      {shared ? <SharePass pass={shared} path={pathOf(shared)} onClosed={() => setShared(null)} /> : null}
    </>
  )
}
