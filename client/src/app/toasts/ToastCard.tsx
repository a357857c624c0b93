import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { CloseButton } from '../../ui/buttons/CloseButton.tsx'
import { dismissToast, toneOf } from './toasts.ts'
import type { Toast } from './toasts.ts'

const Card = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    ps: '4',
    py: '1',
    borderRadius: 'control',
    boxShadow: 'float',
    color: 'white',
    fontSize: 'sm',
    animation: 'appear 150ms ease-out',
    '& > svg': { width: '20px', height: '20px', flexShrink: 0, mt: '12px' },
    '& button:hover': { bg: 'rgb(255 255 255 / 0.15)' },
    '& :focus-visible': { outlineColor: 'white', outlineOffset: '-4px' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
  // Error dark red, success green, info purple.
  variants: { tone: { danger: { bg: 'danger' }, success: { bg: 'success' }, info: { bg: 'info' } } },
})
const Words = styled('div', { base: { flex: 1, minWidth: 0, py: '10px', overflowWrap: 'anywhere' } })
const Title = styled('p', { base: { fontWeight: 'bold' } })
const Messages = styled('ul', { base: { listStyle: 'disc', ps: '4', mt: '1' } })

const icons = { danger: CircleAlert, success: CircleCheck, info: Info } as const

/** One message with its title, its field messages and a close button. */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation(['common'])
  const tone = toneOf(toast.type)
  const Icon = icons[tone]
  const messages = toast.validationMessages ?? []
  return (
    <Card tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon aria-hidden="true" />
      <Words>
        {toast.title ? <Title>{toast.title}</Title> : null}
        <div>{toast.content}</div>
        {messages.length > 0 ? (
          <Messages>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </Messages>
        ) : null}
      </Words>
      <CloseButton label={t('common:actions.dismiss')} onPress={() => dismissToast(toast.id)} />
    </Card>
  )
}
