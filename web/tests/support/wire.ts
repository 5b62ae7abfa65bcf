// The other end of a socket: hears what the page says to the hall, and answers when a test says so.
import { vi } from 'vitest';
import type { Socket } from '../../src/together/hall/line.svelte';

interface Heard {
  id: number;
  method: string;
  params: Record<string, unknown>;
}

export class Wire implements Socket {
  readonly heard: Heard[] = [];
  isOpen = true;
  private readonly listeners: Record<string, ((message: { data: string }) => void)[]> = {};

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Heard);
  }
  close(): void {
    this.isOpen = false;
  }
  addEventListener(name: string, listener: (message: { data: string }) => void): void {
    (this.listeners[name] ??= []).push(listener);
  }
  happen(name: string, data = ''): void {
    for (const listener of this.listeners[name] ?? []) listener({ data });
  }
  get methods(): string[] {
    return this.heard.map(({ method }) => method);
  }
  async answer(method: string, result: unknown = {}): Promise<void> {
    const { id } = this.last(method);
    this.happen('message', JSON.stringify({ jsonrpc: '2.0', id, result }));
    await vi.advanceTimersByTimeAsync(0);
  }
  async refuse(method: string, code: string): Promise<void> {
    const error = { code: -32000, message: code, data: { code, message: code } };
    this.happen('message', JSON.stringify({ jsonrpc: '2.0', id: this.last(method).id, error }));
    await vi.advanceTimersByTimeAsync(0);
  }
  last(method: string): Heard {
    const found = this.heard.findLast((each) => each.method === method);
    if (!found) throw new Error(`${method} was not heard`);
    return found;
  }
}
