import { useTexts } from '../../i18n/use-texts.ts'
import { styled } from '../../theme/styled.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import { groupsOf } from './pass.ts'

const Box = styled('div', { base: { display: 'grid', gap: '2', justifyItems: 'center' } })
const Code = styled('strong', { base: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em' } })

/** What is shown at the door: read by a machine, or out loud. */
export function PassCode({ code }: { readonly code: string }) {
  const { t } = useTexts()
  return (
    <Box>
      <QrCode text={code} label={t('checkout:guestPasses.qrLabel', { code })} />
      <Code>{groupsOf(code)}</Code>
    </Box>
  )
}
