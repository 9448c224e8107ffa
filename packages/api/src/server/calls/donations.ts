import type { captureOrder } from '../../contract/calls/capture-order.ts';
import type { createOrder } from '../../contract/calls/create-order.ts';
import type { getOrderDetails } from '../../contract/calls/get-order-details.ts';
import { donationMessages as messages } from '../../contract/messages.ts';
import { Refusal } from '../refusal.ts';
import type { Handler } from './handler.ts';

const notConfigured = () => new Refusal(503, messages.notConfigured);

export const createOrderHandler = (): Handler<typeof createOrder> => ({
  async answer() {
    throw notConfigured();
  },
});

export const captureOrderHandler = (): Handler<typeof captureOrder> => ({
  async answer() {
    throw notConfigured();
  },
});

export const orderDetailsHandler = (): Handler<typeof getOrderDetails> => ({
  async answer() {
    throw new Refusal(404, messages.orderNotFound);
  },
});
