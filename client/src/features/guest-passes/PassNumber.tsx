import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { groupsOf } from './pass.ts'

const Code = styled('strong', { base: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em' } })

/** A pass's code in groups. */
export function PassNumber({ code }: { readonly code: string }) {
  const { t } = useTranslation(['checkout'])
  return (
    <Code>
      <VisuallyHidden>{t('checkout:guestPasses.code')}</VisuallyHidden> {groupsOf(code)}
    </Code>
  )
}
