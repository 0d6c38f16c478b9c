import ipaddr from 'ipaddr.js';

/** Whether an address belongs to the public internet: neither to this machine nor to any inner network. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
