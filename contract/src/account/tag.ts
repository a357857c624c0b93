export const tag = {
  name: 'Account',
  description: 'A calendar to subscribe to, a copy of all data, and closing the account.',
}
