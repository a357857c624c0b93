/** As the `ref` of a heading that stands for what was pressed and has gone: whoever uses a keyboard goes on there. */
export function takeFocus(heading: HTMLElement | null): void {
  heading?.focus()
}
