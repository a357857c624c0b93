import type { MessageToPage } from './page-messages.ts'

type Speak = (message: MessageToPage) => void

/** Sends to the page around; nothing while there is none that may be spoken to. */
let speak: Speak = () => undefined

/** Begins to send. Apart from the rest, because every page says when it shows. */
export function beginToSpeak(way: Speak): void {
  speak = way
}

/** Tells the page around this frame, if there is one. */
export function tellPageAround(message: MessageToPage): void {
  speak(message)
}
