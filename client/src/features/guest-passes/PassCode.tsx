import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { QrCode } from '../../ui/pictures/QrCode.tsx'
import { groupsOf } from './pass.ts'
import { PassNumber } from './PassRows.tsx'

const Box = styled('div', { base: { display: 'grid', gap: '2', justifyItems: 'center' } })

/** The code for the door, for a scanner or read aloud. */
export function PassCode({ code }: { readonly code: string }) {
  const { t } = useTranslation(['checkout'])
  return (
    <Box>
      <QrCode text={code} label={t('checkout:guestPasses.qrLabel', { code: groupsOf(code) })} />
      <PassNumber code={code} />
    </Box>
  )
}
