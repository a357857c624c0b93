import checkout from '../../../i18n/en/checkout.json'
import type { PaymentError } from '../machine/states/payment-errors.ts'

/** The customer's English text of an error. */
export function englishText({ message }: Pick<PaymentError, 'message'>): string {
  if (message.kind === 'from-server') return message.text
  return checkoutText(message.key).replace('{{provider}}', message.provider ?? '')
}

/** The English text at a key of the checkout's namespace. */
export function checkoutText(key: string): string {
  const path = key.replace('checkout:', '').split('.')
  return String(path.reduce<unknown>((value, name) => Reflect.get(Object(value), name), checkout))
}
