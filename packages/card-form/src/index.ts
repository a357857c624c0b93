export { cardFormRooms, lengths, type CardFormMode, type Room, usualFontSize } from './layout.ts'
