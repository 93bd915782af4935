import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as React from 'react';
import * as jsx from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';
import { expect, test } from 'vitest';
import { shortIntegrity } from '../integrity-manifest.ts';
import { buildReactFile } from './react-file.ts';

const developmentOnly = new Set(['default', 'act', 'captureOwnerStack', 'module.exports']);

test("is one file named by its content, with every export of React's production form", async () => {
  const directory = mkdtempSync(join(tmpdir(), 'shop-vendor-'));
  try {
    const vendor = await buildReactFile(directory);
    expect(await buildReactFile()).toEqual(vendor);
    expect(readdirSync(directory).toSorted()).toEqual([vendor.file]);
    const file = join(directory, vendor.file);
    expect(vendor.integrity).toBe(shortIntegrity(readFileSync(file)));
    expect(readFileSync(file, 'utf8')).not.toMatch(/^import\b|process\.env|jsxDEV/m);
    const exported: object = await import(/* @vite-ignore */ pathToFileURL(file).href);
    const wanted = [React, jsx, dom, client].flatMap((module) => Object.keys(module));
    expect(wanted.filter((name) => !developmentOnly.has(name) && !(name in exported))).toEqual([]);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
