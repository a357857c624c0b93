/** Screens that count as mobile where no other limit is stated. [C-58] */
export const onMobile = '@media (max-width: 575px)'
