import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../i18n/dotted.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Quiet } from '../../ui/layout/page/AccountPart.tsx'
import { alike, goodFor, groupsOf, placeOf } from './pass.ts'
import { PassNumber, PassRows } from './PassRows.tsx'
import { SharePass } from './SharePass.tsx'
import type { GuestPass } from './use-guest-passes.ts'
import { usePassText } from './use-pass-text.ts'

const Groups = styled('div', { base: { display: 'grid', gap: '6', mt: '2' } })
const Group = styled('div', { base: { display: 'grid', gap: '1', minWidth: 0, '& > ul': { mt: '2' } } })
const Name = styled('h3', {
  base: { fontFamily: 'body', fontWeight: 'bold', fontSize: 'md', letterSpacing: 'normal', overflowWrap: 'anywhere' },
})
type Props = {
  readonly passes: readonly GuestPass[]
  readonly pathOf: (pass: GuestPass) => string
  readonly timezone: string | null
}

/** Active passes: the terms of alike ones once, and each with its code to share. */
export function GuestPassList({ passes, pathOf, timezone }: Props) {
  const { t } = useTranslation(['checkout'])
  const text = usePassText(timezone)
  const [shared, setShared] = useState<GuestPass | null>(null)
  return (
    <>
      <Groups>
        {alike(passes).map(([first, ...others]) => (
          <Group key={first.code}>
            <Name>{first.name ?? t('checkout:guestPasses.unnamed')}</Name>
            {goodFor(first).length === 0 ? null : (
              <Quiet>{t('checkout:guestPasses.goodFor', { names: goodFor(first) })}</Quiet>
            )}
            <Quiet>{dotted([placeOf(first), text.until(first)])}</Quiet>
            <PassRows>
              {[first, ...others].map((pass) => (
                <li key={pass.code}>
                  <PassNumber code={pass.code} />
                  <Button
                    variant="secondary"
                    opens="dialog"
                    label={t('checkout:guestPasses.shareNamed', { code: groupsOf(pass.code) })}
                    onClick={() => setShared(pass)}
                  >
                    {t('checkout:guestPasses.share')}
                  </Button>
                </li>
              ))}
            </PassRows>
          </Group>
        ))}
      </Groups>
      {shared ? <SharePass pass={shared} path={pathOf(shared)} onClosed={() => setShared(null)} /> : null}
    </>
  )
}
